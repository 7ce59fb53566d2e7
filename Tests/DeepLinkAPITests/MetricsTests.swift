import DeepLinkAPI
import DeepLinks
import HTTPMessages
import Synchronization
import Testing

@Suite("Metrics")
struct MetricsTests {
    private func lines(_ response: HTTPResponse) -> [String] {
        response.text.split(separator: "\n").map(String.init)
    }

    @Test("requests and resolutions are counted under bounded labels")
    func counters() throws {
        let service = try TestService()
        for target in [
            "/resolve?url=shop:products/1", "/resolve?url=shop:products/2", "/resolve?url=shop:products/x",
            "/resolve?url=https://elsewhere.example/", "/resolve?url=a%20b", "/resolve?app=x&url=shop:a", "/resolve",
            "/made/up", "/also/made/up",
        ] {
            _ = service.get(target)
        }
        _ = service.post("/resolve", #"{"urls":["shop:products/3","shop:offers","bare:only"]}"#)
        let lines = lines(service.get("/metrics"))
        for line in [
            #"deeplinkd_http_requests_total{endpoint="/resolve",status="200"} 3"#,
            #"deeplinkd_http_requests_total{endpoint="/resolve",status="400"} 3"#,
            #"deeplinkd_http_requests_total{endpoint="/resolve",status="404"} 2"#,
            #"deeplinkd_http_requests_total{endpoint="other",status="404"} 2"#,
            #"deeplinkd_resolutions_total{app="shop",outcome="resolved"} 4"#,
            #"deeplinkd_resolutions_total{app="shop",outcome="no-match"} 1"#,
            #"deeplinkd_resolutions_total{app="bare",outcome="resolved"} 1"#,
            #"deeplinkd_resolutions_total{app="",outcome="no-match"} 1"#,
            #"deeplinkd_resolutions_total{app="",outcome="invalid-url"} 1"#,
            #"deeplinkd_resolutions_total{app="",outcome="unknown-app"} 1"#,
            "deeplinkd_table_links 8", "deeplinkd_table_last_reload_successful 1",
            "deeplinkd_http_request_duration_seconds_count 10",
        ] {
            #expect(lines.contains(line), "\(line)")
        }
        #expect(!lines.contains { $0.contains("made") })
    }

    @Test("every metric of the contract is there, with help and type, and every name stands together")
    func names() throws {
        var configuration = ServiceConfiguration(version: "1.2\"3", libraryVersion: "0.9.75")
        configuration.connections = { 17 }
        configuration.process = {
            ProcessMetrics(
                cpuSeconds: 1.5, residentBytes: 2, virtualBytes: 3, openDescriptors: 4, descriptorLimit: 5,
                startTime: 6.25)
        }
        let response = try TestService(configuration: configuration).get("/metrics")
        #expect(response["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
        let lines = lines(response)
        for name in [
            "deeplinkd_http_requests_total", "deeplinkd_http_request_duration_seconds", "deeplinkd_resolutions_total",
            "deeplinkd_connections", "deeplinkd_table_last_reload_successful",
            "deeplinkd_table_last_reload_success_timestamp_seconds", "deeplinkd_table_links", "deeplinkd_build_info",
            "process_cpu_seconds_total", "process_resident_memory_bytes", "process_virtual_memory_bytes",
            "process_open_fds", "process_max_fds", "process_start_time_seconds",
        ] {
            #expect(lines.count { $0.hasPrefix("# HELP \(name) ") } == 1, "\(name)")
            #expect(lines.count { $0.hasPrefix("# TYPE \(name) ") } == 1, "\(name)")
        }
        #expect(lines.contains("deeplinkd_connections 17"))
        #expect(lines.contains(#"deeplinkd_build_info{version="1.2\"3",libmicrohttpd="0.9.75"} 1"#))
        #expect(lines.contains("process_cpu_seconds_total 1.5"))
    }

    @Test("durations fall into their buckets")
    func histogram() throws {
        // Two readings of the clock a request, 3 ms apart.
        let time = Mutex<UInt64>(0)
        var configuration = ServiceConfiguration()
        configuration.monotonicNanoseconds = {
            time.withLock { time in
                time += 3_000_000
                return time
            }
        }
        let service = try TestService(configuration: configuration)
        for _ in 0..<4 { _ = service.get("/healthz") }
        let lines = lines(service.get("/metrics"))
        #expect(lines.contains(#"deeplinkd_http_request_duration_seconds_bucket{le="0.0025"} 0"#))
        #expect(lines.contains(#"deeplinkd_http_request_duration_seconds_bucket{le="0.005"} 4"#))
        #expect(lines.contains(#"deeplinkd_http_request_duration_seconds_bucket{le="+Inf"} 4"#))
        #expect(lines.contains("deeplinkd_http_request_duration_seconds_sum 0.012"))
    }

    @Test("a reload keeps what was counted, a refused one is told")
    func reload() throws {
        let clock = Mutex<Double>(1000)
        var configuration = ServiceConfiguration()
        configuration.wallClockSeconds = { clock.withLock { $0 } }
        let service = try TestService(configuration: configuration)
        _ = service.get("/resolve?url=shop:products/1")
        clock.withLock { $0 = 2000.5 }
        service.service.replace(table: try RouteTable.demo())
        _ = service.get("/resolve?url=shop:products/1")
        service.service.reloadFailed()
        let lines = lines(service.get("/metrics"))
        #expect(lines.contains(#"deeplinkd_resolutions_total{app="shop",outcome="resolved"} 2"#))
        #expect(lines.contains("deeplinkd_table_last_reload_successful 0"))
        #expect(lines.contains("deeplinkd_table_last_reload_success_timestamp_seconds 2000.5"))
        #expect(lines.contains("deeplinkd_table_links 9"))
    }

    @Test("every answer is told, without its query")
    func record() throws {
        let records = Mutex<[AnswerRecord]>([])
        var configuration = ServiceConfiguration()
        configuration.onAnswer = { record in records.withLock { $0.append(record) } }
        let service = try TestService(configuration: configuration)
        let response = service.get("/resolve?url=shop:products/1", ["X-Request-Id": "r1"])
        _ = service.service.respond(to: .requestTimeout(seconds: 1), in: HTTPRequest(.post, "/link?secret=1"))
        let told = records.withLock { $0 }
        #expect(told.map(\.path) == ["/resolve", "/link"])
        #expect(told.map(\.status) == [200, 408])
        #expect(told.map(\.method) == ["GET", "POST"])
        #expect(told[0].requestID == "r1")
        #expect(told[0].bytes == response.body.count)
    }
}
