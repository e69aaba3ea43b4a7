import type { Context } from "hono";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Access } from "../auth/access.ts";
import { requestIdIn } from "../http/request-ids.ts";
import type { Log } from "../log.ts";
import { makeAsset } from "../pages/asset.ts";
import { serveAsset } from "../pages/serve-asset.ts";
import { StoreUnavailable } from "../store/store-unavailable.ts";
import type { Action } from "./actions.ts";
import { cancel, issue, notices, replay, send } from "./actions.ts";
import type { Dispatch } from "./api.ts";
import { ApiProblem, createApi, withQuery } from "./api.ts";
import { serveFile } from "./files.ts";
import { logIn, logOut, showLogin } from "./login.ts";
import { accountsPage } from "./pages/accounts.ts";
import { customerPage } from "./pages/customer.ts";
import { documentPage } from "./pages/document.ts";
import { documentsPage } from "./pages/documents.ts";
import { branches, customers, listPage, numbering } from "./pages/lists.ts";
import { problemOf, problemPage } from "./pages/problem.ts";
import { todayPage } from "./pages/today.ts";
import { webhooksPage } from "./pages/webhooks.ts";
import { sendPage } from "./send-page.ts";
import { endSession, formFields, formToken, isOwnForm, sessionToken } from "./session.ts";
import { readStyle } from "./style.ts";
import type { Visit } from "./visit.ts";
import { link } from "./visit.ts";
import type { Markup } from "./widgets.ts";

/** The services that the console needs from the application. */
export interface ConsoleServices {
  readonly access: Access;
  readonly log: Log;
  /** Calls API operations in this process. */
  readonly dispatch: Dispatch;
}

type Page = (visit: Visit, id: string) => Promise<Markup>;

const FORM_BYTES = 16 * 1024;
const ID = "/:id{[0-9]{1,16}}";

const pages: Readonly<Record<string, Page>> = {
  "/": todayPage,
  "/documents": documentsPage,
  [`/documents${ID}`]: documentPage,
  "/customers": (visit) => listPage(visit, customers),
  [`/customers${ID}`]: customerPage,
  "/branches": (visit) => listPage(visit, branches),
  "/webhooks": webhooksPage,
  "/numbering": (visit) => listPage(visit, numbering),
  "/accounts": (visit) =>
    visit.principal.kind === "operator"
      ? accountsPage(visit)
      : Promise.reject(problemOf(404, "This page does not exist.")),
};

const actions: Readonly<Record<string, Action>> = {
  [`/documents${ID}/issue`]: issue,
  [`/documents${ID}/cancel`]: cancel,
  [`/documents${ID}/send`]: send,
  [`/webhooks/deliveries${ID}/replay`]: replay,
};

/** Serves the console under /console: HTML pages that are built with API operations. */
export function serveConsole(app: Hono, services: ConsoleServices): void {
  const console = createConsole(services);
  const handle = (context: Context) => console.fetch(context.req.raw, context.env);
  app.get("/console/", (context) =>
    context.redirect(`../console${new URL(context.req.url).search}`, 308),
  );
  app.all("/console", handle);
  app.all("/console/*", handle);
}

function createConsole(services: ConsoleServices): Hono {
  const { dispatch, log } = services;
  const app = new Hono().basePath("/console");
  const style = readStyle().then((bytes) => makeAsset("console.css", bytes));
  // Without this handler, a missing style file would end the process.
  style.catch(() => undefined);
  app.get("/console.css", async (context) => serveAsset(context, await style, "page"));
  app.get("/login", (context) => showLogin(context, services.access));
  app.use(
    bodyLimit({
      maxSize: FORM_BYTES,
      onError: (context) => fail(context, undefined, problemOf(413, "This form is too large.")),
    }),
  );
  app.post("/login", (context) => logIn(context, createApi(dispatch, context)));
  app.post("/logout", logOut);
  for (const [path, show] of Object.entries(pages)) {
    app.get(path, (context) =>
      visited(context, services, async (visit) =>
        sendPage(context, await show(visit, context.req.param("id") ?? "")),
      ),
    );
  }
  for (const kind of ["pdf", "xml", "json"] as const) {
    app.get(`/documents${ID}/${kind}`, (context) =>
      visited(context, services, (visit) => serveFile(visit.api, context.req.param("id"), kind)),
    );
  }
  for (const [path, act] of Object.entries(actions)) {
    app.post(path, (context) =>
      visited(context, services, (visit) => perform(context, visit, act)),
    );
  }
  app.all("*", (context) =>
    visited(context, services, (visit) =>
      fail(context, visit, problemOf(404, "This page does not exist.")),
    ),
  );
  app.onError((error, context) => {
    if (error instanceof StoreUnavailable) {
      return fail(context, undefined, unavailable());
    }
    log.failure(error, { requestId: requestIdIn(context), path: context.req.path });
    return fail(context, undefined, problemOf(500, "The server's log states the reason."));
  });
  return app;
}

/** Handles a request of a logged-in user; redirects other users to the login page. */
async function visited(
  context: Context,
  services: ConsoleServices,
  handle: (visit: Visit) => Response | Promise<Response>,
): Promise<Response> {
  const token = sessionToken(context);
  let visit: Visit | undefined;
  try {
    const verified = token === undefined ? undefined : await services.access.verify(token);
    if (token === undefined || verified === undefined) {
      return toLogin(context);
    }
    const { principal } = verified;
    const query = new URL(context.req.url).searchParams;
    visit = {
      api: createApi(services.dispatch, context, token),
      principal,
      formToken: formToken(token),
      accountId: principal.kind === "admin" ? principal.accountId : chosenAccount(query),
      path: context.req.path.replace(/(.)\/$/, "$1"),
      query,
      notice: notices.get(query.get("done") ?? ""),
    };
    return await handle(visit);
  } catch (error) {
    if (!(error instanceof ApiProblem)) {
      throw error;
    }
    return error.status === 401 ? toLogin(context) : fail(context, visit, error);
  }
}

async function perform(context: Context, visit: Visit, act: Action): Promise<Response> {
  const fields = await formFields(context);
  if (!isOwnForm(context, sessionToken(context), fields.form_token)) {
    const detail =
      "This form is outdated or from another site. Go back, reload the page, and repeat the action.";
    return fail(context, visit, problemOf(403, detail));
  }
  const id = context.req.param("id") ?? "";
  try {
    return context.redirect(await act(visit, id, fields), 303);
  } catch (error) {
    if (error instanceof ApiProblem && error.status !== 401) {
      const back = context.req.path.startsWith("/console/documents/")
        ? link(visit, `/console/documents/${id}`)
        : link(visit, "/console/webhooks");
      return fail(context, visit, error, back);
    }
    throw error;
  }
}

function unavailable(): ApiProblem {
  return problemOf(503, "The database does not respond.");
}

async function fail(
  context: Context,
  visit: Visit | undefined,
  error: ApiProblem,
  back?: string,
): Promise<Response> {
  return sendPage(context, await problemPage(visit, error, back), error.status);
}

// A form that was sent without a session is lost. The login then leads to the console's first page.
function toLogin(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  const query =
    context.req.method === "POST"
      ? { next: "/console", done: "ended" }
      : { next: pathname + search };
  // Browsers omit the cookie if the user follows a link on another site. Such a request must not end the session.
  if (sessionToken(context) !== undefined) endSession(context);
  return context.redirect(withQuery("/console/login", query), 303);
}

function chosenAccount(query: URLSearchParams): number | undefined {
  const text = query.get("account_id") ?? "";
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined;
}
