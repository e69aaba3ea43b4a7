import type { Operations, ValidationError } from "../../../generated/routes.ts";
import { validationError } from "../../../generated/rules.js";
import type { Access } from "../../auth/access.ts";
import { hashPassword } from "../../auth/passwords.ts";
import type { Principal } from "../../auth/principal.ts";
import { inTurn, tryPassword } from "../../auth/try-password.ts";
import { readAccount, storedAccountOf } from "../../documents/stored-account.ts";
import { isObject, memberOf, notFound } from "../../http/access.ts";
import type { Callers } from "../../http/callers.ts";
import { catchProblems, rejectInvalid } from "../../http/problem-error.ts";
import { isNotNow, tryLater } from "../../http/try-later.ts";
import type { Services } from "../../services.ts";
import { findLoginOf, loginKey, replacePasswordHash } from "../../store/logins.ts";

type Change = Pick<Operations<Principal>, "changeAccountPassword">;

const DETAIL = "All tokens of this login were revoked; log in again with the new password.";

/** Operation that changes the password of an account's admin and revokes the admin's tokens. */
export function changePassword(services: Services, access: Access, callers: Callers): Change {
  const { store, hashing } = services;
  return {
    changeAccountPassword: ({ principal, params, body, requestId }) =>
      catchProblems([400], async () => {
        const account = await readAccount(services, principal, params.account_id);
        if (account === undefined) {
          return notFound("account");
        }
        const id = account.account_id;
        const { password, new_password } = body;
        const address = callers.find(requestId)?.address;
        let known: string | undefined;
        if (password !== undefined) {
          const email = loginKey(storedAccountOf(account).admin_email);
          const fits = await tryPassword(services, { email, address, password }, async () => {
            known = (await store.read((session) => findLoginOf(session, id)))?.password_hash;
            return known;
          });
          if (isNotNow(fits)) {
            return tryLater(fits);
          }
          rejectWrong(fits);
        }
        const hash = await inTurn(hashing, address, () => hashPassword(new_password));
        if (isNotNow(hash)) {
          return tryLater(hash);
        }
        const generation = await store.write(async (transaction) => {
          const replaced = await replacePasswordHash(transaction, id, hash);
          // A concurrent request may have changed the password since the check.
          rejectWrong(known === undefined || known === replaced.previousHash);
          return replaced.generation;
        });
        access.ended({ kind: "admin", accountId: id }, generation);
        return { status: 200, body: { account_id: id, detail: DETAIL } };
      }),
  };
}

/**
 * Returns an error if an admin does not send the current password (`password`). The schema cannot require it: the
 * operator may omit it.
 */
export function guardChange(
  principal: Principal,
  body: unknown,
): { readonly refusals: ValidationError[] } {
  const isMissing =
    principal.kind === "admin" && isObject(body) && memberOf(body, "password") === undefined;
  return { refusals: isMissing ? [validationError("account.password-required", "/password")] : [] };
}

function rejectWrong(isRight: boolean): void {
  rejectInvalid(isRight ? [] : [validationError("account.password-wrong", "/password")]);
}
