import type { Operations, ValidationError } from "../../../generated/routes.ts";
import { validationError } from "../../../generated/rules.js";
import type { Access } from "../../auth/access.ts";
import type { Principal } from "../../auth/principal.ts";
import { scheduleVerification } from "../../certificates/schedule-verification.ts";
import { changedBranding, logoPurpose, logoText } from "../../documents/branding.ts";
import type { StoredAccount } from "../../documents/stored-account.ts";
import {
  accountResponse,
  readAccount,
  sealAll,
  separateRegistration,
} from "../../documents/stored-account.ts";
import { isObject, memberOf, notFound } from "../../http/access.ts";
import type { ProblemResponse } from "../../http/problem-error.ts";
import type { Picture } from "../../rendering/canvas.ts";
import type { Services } from "../../services.ts";
import { rememberAccount } from "../../store/account-cache.ts";
import type { AccountRow } from "../../store/accounts.ts";
import { deleteAccountSecret, replaceRegistration } from "../../store/accounts.ts";
import { setLoginDisabled } from "../../store/logins.ts";
import { mergeMembers } from "../merge-members.ts";

type Update = Pick<Operations<Principal>, "updateAccount">;

/** Operation that changes an account's contact, configuration, branding, registration data and `disabled`. */
export function updateAccount(services: Services, access: Access): Update {
  const { store, vault, now } = services;
  return {
    async updateAccount({ principal, params, body }) {
      const found = await readAccount(services, principal, params.account_id);
      if (found === undefined) {
        return notFound("account");
      }
      const id = found.account_id;
      const { registration_additional_data, disabled, ...rest } = body;
      const { contact_name, contact_phone, account_config, branding, ...top } = rest;
      const sent = { ...top, ...registration_additional_data };
      const { readable, secrets } = separateRegistration(sent);
      const logo = branding?.logo ? { [logoPurpose]: await readLogo(branding.logo, id) } : {};
      const sealed = sealAll(vault, id, { ...secrets, ...logo });
      const isRenewed = Object.keys(sent).length > 0;
      const change = defined({ contact_name, contact_phone, account_config, disabled });
      const { row, generation } = await store.write(async (transaction) => {
        const row = await replaceRegistration(transaction, id, sealed, (text) => {
          const stored = mergeMembers(JSON.parse(text) as StoredAccount, change);
          const registered = { ...stored.registration_additional_data, ...readable };
          stored.registration_additional_data = registered;
          const shown = changedBranding(stored.branding, branding ?? {});
          delete stored.branding;
          if (shown !== undefined) {
            stored.branding = shown;
          }
          if (stored.disabled === false) {
            delete stored.disabled;
          }
          return JSON.stringify(stored);
        });
        if (branding?.logo === "") {
          await deleteAccountSecret(transaction, id, logoPurpose);
        }
        const generation =
          disabled === undefined ? undefined : await setLoginDisabled(transaction, id, disabled);
        if (isRenewed) {
          await scheduleVerification(transaction, id, "renewed", now());
        }
        return { row, generation };
      });
      rememberAccount(store, row);
      if (generation !== undefined) {
        access.ended({ kind: "admin", accountId: id }, generation);
      }
      return { status: 200, body: accountResponse(row) };
    },
  };
}

/** Returns 403 if an admin sends `disabled`, otherwise the errors of the telephone, the logo and repeated members. */
export async function guardUpdate(
  principal: Principal,
  row: AccountRow,
  body: unknown,
): Promise<{ readonly refusals: ValidationError[] } | ProblemResponse<403>> {
  if (principal.kind !== "operator" && memberOf(body, "disabled") !== undefined) {
    const detail = "Only the operator may disable an account or enable it again.";
    return { status: 403, problem: { detail } };
  }
  const refusals = [...repeatedMembers(body), ...(await guardLogo(row, body))];
  const contact_phone = memberOf(body, "contact_phone");
  if (typeof contact_phone !== "string") {
    return { refusals };
  }
  // The schema for creation validates the telephone by country; errors of other members are ignored.
  const { explain } = await import("../../../generated/validators/account-create.explain.js");
  const errors = explain({ country_id: row.country_id, contact_phone });
  return {
    refusals: [...refusals, ...errors.filter(({ pointer }) => pointer === "/contact_phone")],
  };
}

// Finds the members that the body contains both at the top and in `registration_additional_data`.
function repeatedMembers(body: unknown): ValidationError[] {
  const inner = memberOf(body, "registration_additional_data");
  return isObject(inner) && isObject(body)
    ? Object.keys(inner)
        .filter((name) => Object.hasOwn(body, name))
        .map((name) => validationError("account.member-twice", pointerTo(name)))
    : [];
}

// Escapes the name (RFC 6901), as the schema's validator does. If `repeatedMembers` and the validator report the same
// pointer, the response has only the validator's error.
function pointerTo(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

// Skips a logo that is too long or not Base64, because the schema rejects such a logo.
async function guardLogo({ account_id }: AccountRow, body: unknown): Promise<ValidationError[]> {
  const branding = memberOf(body, "branding");
  const logo = isObject(branding) ? memberOf(branding, "logo") : undefined;
  const isRead =
    typeof logo === "string" &&
    logo.length <= mostLogoText &&
    /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(logo);
  if (!isRead || logo === "") {
    return [];
  }
  const picture = await checkLogo(logo, account_id);
  return picture === undefined ? [validationError("account.logo-unusable", "/branding/logo")] : [];
}

const mostLogoText = 266_668;

async function checkLogo(base64: string, accountId: number): Promise<Picture | undefined> {
  const { checkLogoInThread } = await import("../../rendering/run-drawing-thread.ts");
  return checkLogoInThread(Buffer.from(base64, "base64"), String(accountId));
}

async function readLogo(base64: string, accountId: number): Promise<string> {
  const picture = await checkLogo(base64, accountId);
  if (picture === undefined) {
    throw new Error("The logo was accepted by the first check and rejected by the second.");
  }
  return logoText(picture);
}

function defined<Members extends object>(members: Members): Partial<StoredAccount> {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<StoredAccount>;
}
