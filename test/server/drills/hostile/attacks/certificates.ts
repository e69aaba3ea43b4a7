import { hostileFiles } from "../../../certificates/hostile-files.ts";
import { poison } from "../../../chaos/poison-accounts.ts";
import type { Attack } from "../attack.ts";

/** Hostile certificates. Most are unusually costly to open. */
export const certificates: readonly Attack[] = [
  {
    name: `${hostileFiles.length} hostile certificates, one of each kind`,
    // The status 400 is for a password of several megabytes.
    expects: ["200", "400"],
    async run({ server, strength }) {
      const files = hostileFiles.slice(0, Math.ceil(hostileFiles.length * strength));
      const responses: Record<string, number> = {};
      for (const { status } of await poison([server], files)) {
        responses[status] = (responses[status] ?? 0) + 1;
      }
      return { responses };
    },
  },
];
