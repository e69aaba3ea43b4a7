import type { Operations } from "../../generated/routes.ts";
import { checkPassword } from "../auth/passwords.ts";
import type { Principal } from "../auth/principal.ts";
import { findLogin, loginKey } from "../store/logins.ts";
import type { Services } from "./services.ts";

/** Logging in. */
export function authOperations({
  store,
  tokens,
  operator,
  loginThrottle,
}: Services): Pick<Operations<Principal>, "authenticate"> {
  return {
    async authenticate({ body }) {
      const email = loginKey(body.email);
      const blocked = loginThrottle.blockedFor(email);
      if (blocked !== undefined) {
        return {
          status: 429,
          problem: { detail: "Too many passwords for this e-mail address were wrong." },
          headers: { "Retry-After": String(blocked) },
        };
      }
      const isOperator = email === operator.email;
      // Every attempt reads and compares alike, so that time tells nothing of who is known.
      const login = await store.read((session) => findLogin(session, body.email));
      const hash = isOperator ? await operator.passwordHash : login?.password_hash;
      if (!(await checkPassword(body.password, hash)) || (login === undefined && !isOperator)) {
        loginThrottle.failed(email);
        return {
          status: 401,
          problem: { detail: "This e-mail address and this password do not belong together." },
          headers: { "WWW-Authenticate": "Bearer" },
        };
      }
      loginThrottle.succeeded(email);
      const answer = { token_type: "Bearer" as const, expires_in: tokens.lifetime };
      if (login === undefined || isOperator) {
        const access_token = await tokens.issue({ kind: "operator" });
        return { status: 200, body: { access_token, ...answer } };
      }
      const accountId = login.account_id;
      const access_token = await tokens.issue({ kind: "admin", accountId });
      return { status: 200, body: { access_token, ...answer, account_id: accountId } };
    },
  };
}
