using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "service", worker = .service)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "service")],
);

const service :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
);
