import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { DiagnosticCode } from "../diagnostics/diagnostics.ts";
import type { LoadedSpec } from "../load/load.ts";
import type { Source } from "../load/source.ts";
import { childrenOf } from "../openapi/object-shapes.ts";
import {
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
  valueAt,
} from "../openapi/pointer.ts";
import { splitAddress } from "./address.ts";
import { resolveDynamic } from "./dynamic-scope.ts";
import { isOld, modernize } from "./modernize.ts";
import { ignoreSiblings } from "./reference-siblings.ts";
import { canonical, decode, fileOf, Resources } from "./resources.ts";
import { through } from "./through.ts";
import { referencesOf, type Visit, variantsOf, visitsBelow } from "./walk.ts";

/** An object to visit. */
interface Step {
  kind: string;
  source: Source;
  pointer: string;
}

/** The visited objects. */
export interface Crawled {
  visits: Visit[];
  /** Maps the address of each copy, made for a dynamic reference, to the address of its original. */
  copies: ReadonlyMap<string, string>;
}

/**
 * Visits each object that is reachable from the entry, and opens the referenced files. Replaces each
 * reference by the address `file#pointer` of its target, and keywords of OpenAPI 3.0 by keywords of 3.1.
 * A `$ref` inside an example is data, not a reference.
 */
export async function crawl(loaded: LoadedSpec, problems: Diagnostic[]): Promise<Crawled> {
  const entry = loaded.sources.get(loaded.entry);
  if (entry === undefined) return { visits: [], copies: new Map() };
  const old = isObject(entry.data) && isOld(entry.data.openapi);
  const resources = new Resources();
  resources.add(entry);
  const visits: Visit[] = [];
  const seen = new Set<string>();
  const done = new WeakSet<JsonObject>();
  const lost = new Set<string>();
  const dynamic = new Set<string>();
  const queue: Step[] = [{ kind: "openapi", source: entry, pointer: "" }];
  for (let index = 0; index < queue.length || enqueueAnchors(); index++) {
    const step = queue[index] as Step;
    const { kind, source, pointer } = step;
    const address = `${source.name}#${pointer}`;
    if (seen.has(`${kind} ${address}`)) continue;
    seen.add(`${kind} ${address}`);
    const value = valueAt(source.data, pointer) as Visit["value"];
    visits.push({ kind, address, value });
    if (!isObject(value)) continue;
    if (!done.has(value)) {
      done.add(value);
      ignoreSiblings(step, value, old, problems);
      if (kind === "schema") modernize(value, source, pointer, old, problems);
      await resolveStep(step, value);
    }
    for (const target of referencesOf(kind, value)) enqueue(kind, target);
    if (kind === "media") {
      for (const { $ref } of variantsOf(value)) enqueue("schema", String($ref));
    }
    for (const child of childrenOf(kind, value)) {
      const below = child.path.map((segment) => `/${escapeSegment(segment)}`).join("");
      queue.push({ kind: child.kind, source, pointer: pointer + below });
    }
  }
  // Omits objects that had a reference without a target, except schemas. Checks would report the required members of
  // such objects as missing.
  const kept = visits.filter(({ kind, address }) => kind === "schema" || !lost.has(address));
  if (dynamic.size === 0) return { visits: kept, copies: new Map() };
  const { copies, wrong } = resolveDynamic(kept, resources, loaded.entry, entry.data);
  for (const [address, name] of resources.repeatedAnchors) {
    if (dynamic.has(name)) wrong.set(address, `this resource has a second $dynamicAnchor ${name}`);
  }
  for (const [address, message] of wrong) {
    const [file, pointer] = splitAddress(address);
    const location = loaded.sources.get(file)?.locate(pointer) ?? entry.locate("");
    problems.push({ code: "spec/dynamic-ref", message, location });
  }
  const copied = [...copies.keys()].flatMap((address) => [
    ...visitsBelow("schema", address, valueAt(entry.data, splitAddress(address)[1]) as Json),
  ]);
  return { visits: [...kept, ...copied], copies };

  /** Enqueues the unseen dynamic anchors that a `$dynamicRef` names. @returns whether any was enqueued */
  function enqueueAnchors(): boolean {
    const before = queue.length;
    for (const target of [...dynamic].flatMap((name) => resources.withDynamicAnchor(name))) {
      if (!seen.has(`schema ${target}`)) enqueue("schema", target);
    }
    return queue.length > before;
  }

  function enqueue(kind: string, address: string): void {
    const [file, pointer] = splitAddress(address);
    const source = loaded.sources.get(file);
    if (source === undefined) return;
    if (kind === "schema") resources.addSchema(source, pointer);
    queue.push({ kind, source, pointer });
  }

  /** Replaces the references of one object by addresses; reports and removes a reference without a target. */
  async function resolveStep({ kind, source, pointer }: Step, value: JsonObject): Promise<void> {
    if (kind === "schema" && typeof value.$dynamicRef === "string") {
      await readDynamic(value, source, pointer);
    } else if (typeof value.$ref === "string") {
      await point(value, "$ref", source, pointer, "/$ref");
    }
    if (kind === "media" && isObject(value["x-variants"])) {
      for (const [name, target] of Object.entries(value["x-variants"])) {
        if (!isObject(target) || typeof target.$ref !== "string") continue;
        await point(target, "$ref", source, pointer, `/x-variants/${escapeSegment(name)}/$ref`);
      }
    }
    const mapping = isObject(value.discriminator) ? value.discriminator.mapping : undefined;
    if (kind === "schema" && isObject(mapping)) {
      for (const name of Object.keys(mapping)) {
        const component = `/components/schemas/${escapeSegment(String(mapping[name]))}`;
        const known = valueAt(entry?.data, component) !== undefined;
        if (known) mapping[name] = `${loaded.entry}#${component}`;
        else {
          const below = `/discriminator/mapping/${escapeSegment(name)}`;
          await point(mapping, name, source, pointer, below);
        }
      }
    }
  }

  /**
   * Changes a `$dynamicRef` to a `$ref` if its target is no dynamic anchor. If the schema also has
   * a `$ref`, the `$dynamicRef` moves to `allOf` instead.
   */
  async function readDynamic(value: JsonObject, source: Source, pointer: string): Promise<void> {
    const reference = value.$dynamicRef ?? null;
    if (value.$ref !== undefined) {
      delete value.$dynamicRef;
      value.allOf = [
        ...(Array.isArray(value.allOf) ? value.allOf : []),
        { $dynamicRef: reference },
      ];
      await point(value, "$ref", source, pointer, "/$ref");
      return;
    }
    await point(value, "$dynamicRef", source, pointer, "/$dynamicRef");
    if (value.$dynamicRef === undefined) return;
    const name = String(reference).replace(/^.*#/, "");
    const [file, place] = splitAddress(String(value.$dynamicRef));
    const target = valueAt(loaded.sources.get(file)?.data, place);
    if (isObject(target) && target.$dynamicAnchor === name) dynamic.add(name);
    else {
      value.$ref = value.$dynamicRef;
      delete value.$dynamicRef;
    }
  }

  async function point(
    holder: JsonObject,
    name: string,
    source: Source,
    pointer: string,
    below: string,
  ): Promise<void> {
    const reference = String(holder[name]);
    const found = await find(reference, resources.baseAt(source.name, pointer), source.name);
    if ("address" in found) {
      holder[name] = found.address;
      return;
    }
    delete holder[name];
    lost.add(`${source.name}#${pointer}`);
    const location = source.locate(pointer + below);
    if (found.code !== "broken") problems.push({ ...found, code: found.code, location });
  }

  /** Finds the target of a reference. `from` is the file with the reference; `base` is the reference's base URI. */
  async function find(
    reference: string,
    base: string,
    from: string,
  ): Promise<{ address: string } | Lost> {
    const shown = JSON.stringify(reference);
    const dangling: Lost = { code: "spec/dangling-ref", message: `${shown} has no target` };
    const hash = reference.indexOf("#");
    const target = hash === -1 ? reference : reference.slice(0, hash);
    const fragment = hash === -1 ? "" : decode(reference.slice(hash + 1));
    if (target !== "" && !URL.canParse(target, base)) return dangling;
    const uri = target === "" ? base : canonical(new URL(target, base).href);
    if (resources.find(uri) === undefined) {
      const source = await loaded.open(fileOf(uri));
      if (typeof source === "string") return unopened[source]?.(shown) ?? dangling;
      resources.add(source);
    }
    const place = resources.find(uri);
    if (place === undefined) return dangling;
    const source = loaded.sources.get(place.file);
    if (source?.data === undefined) return { code: "broken", message: "" };
    const named = fragment !== "" && !fragment.startsWith("/");
    const exact = named ? resources.find(`${uri}#${fragment}`) : undefined;
    if (named && exact === undefined) return dangling;
    const pointer = exact?.pointer ?? place.pointer + fragment;
    if (valueAt(source.data, pointer) === undefined) {
      const beyond = through(source, pointer, from, resources, done);
      if (beyond === undefined) return dangling;
      return { ...dangling, fix: `A JSON Pointer does not follow a $ref: write ${beyond}.` };
    }
    return { address: `${place.file}#${pointer}` };
  }
}

/** Why a reference has no target; `broken`: the target's file is invalid, which another diagnostic reports. */
type Lost = { code: DiagnosticCode | "broken"; message: string; fix?: string };

const unopened: Readonly<Record<string, (shown: string) => Lost>> = {
  missing: (shown) => ({
    code: "spec/missing-file",
    message: `the file ${shown} does not exist or cannot be read`,
  }),
  outside: (shown) => ({
    code: "spec/ref-outside",
    message: `${shown} is outside of the root folder`,
  }),
  remote: (shown) => ({
    code: "spec/remote-ref",
    message: `the URL ${shown}, or a redirect of it, is not allowed`,
  }),
};
