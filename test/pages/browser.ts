import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";

const executablePath = "/usr/bin/chromium";

/** Whether this machine has Chromium for the page tests. */
export const hasBrowser = existsSync(executablePath);

/** Starts Chromium without a window; the browser reaches only 127.0.0.1. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ],
  });
}

/** The complaints about a page so far. */
export interface Watch {
  readonly complaints: string[];
}

/** Records a page's console errors and warnings, uncaught exceptions, failed requests, and cross-origin requests. */
export function watch(page: Page, origin: string): Watch {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(`threw ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // When a test leaves a page before the page has loaded, the browser aborts the open requests.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && protocol !== "data:") complaints.push(`asked ${request.url()}`);
  });
  return { complaints };
}
