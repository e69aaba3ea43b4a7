import type { Operations } from "../../generated/routes.ts";
import type { Access } from "../auth/access.ts";
import type { Principal } from "../auth/principal.ts";
import { tryPassword } from "../auth/try-password.ts";
import type { Callers } from "../http/callers.ts";
import { isNotNow, tryLater } from "../http/try-later.ts";
import type { Services } from "../services.ts";
import type { LoginRow } from "../store/logins.ts";
import {
  endLoginTokens,
  endOperatorTokens,
  findLogin,
  loginKey,
  readOperatorGeneration,
} from "../store/logins.ts";

type Named = "authenticate" | "revokeTokens";

/** Operations that issue and revoke access tokens. */
export function authOperations(
  services: Services,
  access: Access,
  callers: Callers,
): Pick<Operations<Principal>, Named> {
  const { store, tokens, operator } = services;
  return {
    async authenticate({ body, requestId }) {
      const email = loginKey(body.email);
      const isOperator = email === operator.email;
      const attempt = { email, password: body.password, address: callers.find(requestId)?.address };
      let login: LoginRow | undefined;
      let operatorGeneration = 0;
      const fits = await tryPassword(services, attempt, async () => {
        // Every attempt runs the same queries, so that timing does not reveal which e-mail addresses have a login.
        [login, operatorGeneration] = await store.read((session) =>
          Promise.all([findLogin(session, body.email), readOperatorGeneration(session)]),
        );
        const hash = login?.disabled === 0 ? login.password_hash : undefined;
        return isOperator ? operator.passwordHash : hash;
      });
      if (isNotNow(fits)) {
        return tryLater(fits);
      }
      if (!fits) {
        return {
          status: 401,
          problem: {
            detail: "The e-mail address or the password is wrong, or the login is disabled.",
          },
          headers: { "WWW-Authenticate": "Bearer" },
        };
      }
      const response = { token_type: "Bearer" as const, expires_in: tokens.lifetime };
      if (login === undefined || isOperator) {
        const access_token = await tokens.issue({ kind: "operator" }, operatorGeneration);
        return { status: 200, body: { access_token, ...response } };
      }
      const { account_id: accountId, generation } = login;
      const access_token = await tokens.issue({ kind: "admin", accountId }, generation);
      return { status: 200, body: { access_token, ...response, account_id: accountId } };
    },

    async revokeTokens({ principal }) {
      const generation = await store.write((transaction) =>
        principal.kind === "operator"
          ? endOperatorTokens(transaction)
          : endLoginTokens(transaction, principal.accountId),
      );
      access.ended(principal, generation);
      return { status: 204 };
    },
  };
}
