import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";

const COLUMNS = "pid=,ppid=,ni=,args=";

interface CertificateProcess {
  readonly id: number;
  readonly niceness: number;
}

/** Identifiers of the processes that `parent` started and that open a certificate now. */
export const certificateProcessesOf = (parent: number | undefined): number[] =>
  processesOf(parent).map(({ id }) => id);

/** The same, but only processes that have begun: each lowers its priority right before it reads its file. */
export const begunProcessesOf = (parent: number | undefined): number[] =>
  processesOf(parent).flatMap(({ id, niceness }) => (niceness > getPriority() ? [id] : []));

function processesOf(parent: number | undefined): CertificateProcess[] {
  const lines = execFileSync("ps", ["-A", "-o", COLUMNS], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [id, of, niceness, ...args] = line.trim().split(/\s+/);
    const isOne = Number(of) === parent && args.join(" ").includes("certificate-process");
    return isOne ? [{ id: Number(id), niceness: Number(niceness) }] : [];
  });
}
