import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

type Bytes = Uint8Array<ArrayBuffer>;

/** A served file: its bytes, their compressed form if worthwhile, and an entity tag. */
export interface Asset {
  readonly type: string;
  readonly bytes: Bytes;
  readonly compressed?: Bytes;
  readonly etag: string;
}

const compress = promisify(gzip);
const WORTH_COMPRESSING = 1400;

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
};

/** Prepares bytes for serving under a name; its extension sets the media type unless one is given. */
export async function makeAsset(name: string, bytes: Uint8Array, type?: string): Promise<Asset> {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const asset = {
    type: type ?? types[ending] ?? "application/octet-stream",
    bytes: new Uint8Array(bytes),
    etag: `"${digest}"`,
  };
  return bytes.length < WORTH_COMPRESSING
    ? asset
    : { ...asset, compressed: new Uint8Array(await compress(bytes)) };
}
