import Testing

/// All tests that open sockets run one after the other: they measure time and count descriptors.
@Suite(.serialized) enum SocketTests {}
