import type { ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { NumberingAuthorizationCreate } from "../../generated/types/models.d.ts";
import type { Country } from "../countries/country.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import type {
  AuthorizationSecrets,
  StoredAuthorization,
} from "../documents/stored-authorization.ts";
import { rejectInvalid } from "../http/problem-error.ts";
import { localMoment } from "../model/time-zone.ts";
import { columnText } from "../store/column-text.ts";
import type { NewNumberingAuthorization } from "../store/numbering-authorizations.ts";

/** An authorization that is ready to be stored. */
export interface PreparedAuthorization {
  /** The columns except identifiers, creation time and secrets. */
  readonly columns: Omit<
    NewNumberingAuthorization,
    "account_id" | "numbering_authorization_id" | "created_at" | "secret" | "key_name"
  >;
  readonly secrets: AuthorizationSecrets;
}

/**
 * Prepares an authorization from a create body. If the body has the member `caf`, all values are read from the file in
 * `caf`. Throws a 400 for errors that the schema cannot find. `at` is the current time in ms since 1970.
 */
export async function newAuthorization(
  account: DocumentAccount,
  body: NumberingAuthorizationCreate,
  at: number,
): Promise<PreparedAuthorization> {
  const { country } = account;
  if (body.caf !== undefined) {
    return fromFile(account, body.caf);
  }
  const { from = 0, to = 0, valid_from, valid_to, authorization_number, technical_key } = body;
  rejectInvalid(orderErrors(body));
  const { type, series } = sequenceOf(country, body);
  const usual = body.series || series;
  const stored: StoredAuthorization = {
    ...(usual !== "" && { series: usual }),
    ...(authorization_number !== undefined && { authorization_number }),
  };
  return {
    columns: {
      document_type_taxbureau: type,
      series: columnText(series),
      dated: valid_from ?? localMoment(new Date(at), country.timeZone).date,
      range_from: from,
      range_to: to,
      valid_from: valid_from ?? null,
      valid_to: valid_to ?? null,
      body: JSON.stringify(stored),
    },
    secrets: technical_key === undefined ? {} : { technical_key },
  };
}

async function fromFile(
  { country, facts }: DocumentAccount,
  base64: string,
): Promise<PreparedAuthorization> {
  const { readAuthorizationFile } = country.numbering;
  const file =
    readAuthorizationFile === undefined
      ? "numbering.caf-country"
      : await readAuthorizationFile(Buffer.from(base64, "base64"), facts.registration_tax_id_code);
  if (typeof file === "string") {
    rejectInvalid([validationError(file, "/caf")]);
    throw new Error("Never reached.");
  }
  const { document_type_taxbureau, from, to, dated, valid_to, text, private_key } = file;
  const stored: StoredAuthorization = { caf: text };
  return {
    columns: {
      document_type_taxbureau,
      series: "",
      dated,
      range_from: from,
      range_to: to,
      valid_from: null,
      valid_to: valid_to ?? null,
      body: JSON.stringify(stored),
    },
    secrets: { private_key },
  };
}

function orderErrors(body: NumberingAuthorizationCreate): ValidationError[] {
  const { from = 0, to = 0, valid_from, valid_to } = body;
  const errors: ValidationError[] = [];
  if (to < from) {
    errors.push(validationError("numbering.range-order", "/to"));
  }
  if (valid_from !== undefined && valid_to !== undefined && valid_to < valid_from) {
    errors.push(validationError("numbering.valid-order", "/valid_to"));
  }
  return errors;
}

function sequenceOf({ numbering }: Country, body: NumberingAuthorizationCreate) {
  const { document_type_id = 0, series: document_sequence_code } = body;
  const header = {
    document_type_id,
    ...(document_sequence_code !== undefined && { document_sequence_code }),
  };
  const type = numbering.taxbureauType({ header });
  return { type, series: numbering.series({ header }, type) };
}
