import { listen } from "../client/listen.ts";
import { setStage } from "../server/console/stage.ts";
import { createVisitor } from "../server/console/visitor.ts";
import { accountBase } from "../server/countries/base-bodies.ts";
import { operator, startService } from "../server/service.ts";

export interface ServedPage {
  readonly path: string;
  /** The `Cookie` header of the logged-in user; empty if the page is tested without a login. */
  readonly cookie: string;
  /** Whether search engines may index the page. */
  readonly isPublic: boolean;
}

/** A running service, and the pages to test. */
export interface ServedPages {
  readonly url: string;
  readonly pages: readonly ServedPage[];
  close(): Promise<void>;
}

/** Starts a service with data, so that its pages are not empty. */
export async function servePages(): Promise<ServedPages> {
  const service = await startService({}, { responses: "off" });
  const { chile, draft, issued, mexico } = await setStage(service);
  const server = await listen(service);

  async function cookieOf(email: string, password: string): Promise<string> {
    const visitor = createVisitor(service);
    const { status } = await visitor.logIn(email, password);
    if (status !== 303) throw new Error(`${email} cannot log in: status ${status}`);
    return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  const [admin, chief] = await Promise.all([
    cookieOf(chile.email, String(accountBase("cl").admin_password)),
    cookieOf(operator.email, operator.password),
  ]);
  const found = ["/", "/docs", "/rules", "/rules?for=pe", "/playground"];
  const hidden = ["/nothing", "/console/login"];
  const own = ["", "/documents", `/documents/${draft}`, "/customers", "/customers/1"];
  const rest = ["/branches", "/webhooks", "/numbering", "/documents?document_number=abc", "/none"];
  const all = ["", "/accounts", "/documents", `/documents/${issued}?account_id=${mexico.id}`];
  return {
    url: server.url,
    pages: [
      ...found.map((path) => ({ path, cookie: "", isPublic: true })),
      ...hidden.map((path) => ({ path, cookie: "", isPublic: false })),
      ...[...own, ...rest].map((path) => ({
        path: `/console${path}`,
        cookie: admin,
        isPublic: false,
      })),
      ...all.map((path) => ({ path: `/console${path}`, cookie: chief, isPublic: false })),
    ],
    async close() {
      await server.close();
      await service.close();
    },
  };
}
