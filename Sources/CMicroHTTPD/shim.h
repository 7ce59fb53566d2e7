#pragma once
#include <microhttpd.h>
#include <linux/filter.h>
#include <malloc.h>
#include <netinet/in.h>
#include <sys/socket.h>

// What Swift cannot call: functions with variable arguments, and what the headers hide from it.

/// <sys/socket.h> declares it only under _GNU_SOURCE, which a module map cannot set.
extern int accept4(int, struct sockaddr *, socklen_t *, int);

/// MHD_start_daemon takes its options as variable arguments.
/// No listening socket: our threads accept, and hand connections over with MHD_add_connection.
/// MHD_USE_EPOLL without an internal thread: our threads wait on the epoll descriptor and call MHD_run.
/// The logger comes first so that it also gets the messages of the start.
static inline struct MHD_Daemon *mhd_start_epoll_daemon(
    unsigned int connection_limit,
    size_t connection_memory,
    void *context,
    MHD_LogCallback on_message,
    void *(*on_request_line)(void *, const char *, struct MHD_Connection *),
    MHD_AccessHandlerCallback on_request,
    MHD_RequestCompletedCallback on_completed,
    MHD_NotifyConnectionCallback on_connection) {
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_USE_NO_LISTEN_SOCKET | MHD_USE_ERROR_LOG, 0,
        NULL, NULL, on_request, context,
        MHD_OPTION_EXTERNAL_LOGGER, on_message, context,
        MHD_OPTION_CONNECTION_LIMIT, connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory,
        MHD_OPTION_URI_LOG_CALLBACK, on_request_line, context,
        MHD_OPTION_NOTIFY_COMPLETED, on_completed, context,
        MHD_OPTION_NOTIFY_CONNECTION, on_connection, context,
        MHD_OPTION_END);
}

/// The same, with the library's own socket on a free port of the loopback address, for the benchmarks' bare server.
static inline struct MHD_Daemon *mhd_start_bare_daemon(MHD_AccessHandlerCallback on_request, void *context) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    return MHD_start_daemon(
        MHD_USE_EPOLL, 0, NULL, NULL, on_request, context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_CONNECTION_LIMIT, 1024u,
        MHD_OPTION_END);
}

/// MHD_get_daemon_info takes variable arguments. 0 if there is none.
static inline int mhd_bound_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}

/// MHD_get_daemon_info takes variable arguments. -1 if there is none.
static inline int mhd_epoll_descriptor(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info == NULL ? -1 : info->epoll_fd;
}

/// MHD_get_connection_info takes variable arguments. What on_connection stored for this connection.
static inline void *mhd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/// The same. Bytes from the method to the end of the empty line, once it has been read and until the answer is sent.
/// 0 before and after.
static inline size_t mhd_header_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}

/// The same. -1 if there is none.
static inline int mhd_socket_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/// The packet filter's types are in no module that Swift knows. Drops every new SYN that comes for a listening TCP
/// socket, so that its backlog can be emptied to the last connection before it is closed: handshakes under way still
/// complete, and a client that is too late asks again in a second and then hears that nobody listens.
/// The filter sees the TCP header; byte 13 holds its flags, 2 is SYN.
static inline int stop_new_handshakes(int descriptor) {
    struct sock_filter code[] = {
        BPF_STMT(BPF_LD | BPF_B | BPF_ABS, 13),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 2, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, 0),
        BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
    };
    struct sock_fprog program = {.len = sizeof code / sizeof code[0], .filter = code};
    return setsockopt(descriptor, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program);
}

/// <malloc.h> is in no module that Swift knows. glibc raises the size from which on a block is mapped by itself to that
/// of the largest block that was freed; after one body of 4 MiB all such bodies would lie in the heap, where one that
/// lives keeps the others' memory from going back to the system. Setting the size once keeps it.
static inline void map_large_blocks(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 65536);
#endif
}
