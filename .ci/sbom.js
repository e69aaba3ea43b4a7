import { bundledPackages } from "./bundled-packages.js";

/**
 * Returns the bill of materials (CycloneDX 1.6, JSON) of a program. It lists the npm packages in the program's bundle.
 * @param {{name: string, version: string, license: string}} program the package that contains the bundle
 * @param {readonly string[]} files the source files of the bundle; those outside of `node_modules` are ignored
 */
export function sbomOf({ name, version, license }, files) {
  const root = `${name}@${version}`;
  const components = bundledPackages(files).map((bundled) => ({
    type: "library",
    "bom-ref": `${bundled.name}@${bundled.version}`,
    ...nameOf(bundled.name),
    version: bundled.version,
    licenses: licensesOf(bundled.license),
    purl: purlOf(bundled),
  }));
  const bom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: {
        type: "application",
        "bom-ref": root,
        name,
        version,
        licenses: licensesOf(license),
        purl: purlOf({ name, version }),
      },
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((one) => one["bom-ref"]) }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}

/** @param {string} name */
function nameOf(name) {
  const [, group, rest] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  return group === undefined ? { name } : { group, name: rest };
}

/** @param {{name: string, version: string}} of */
function purlOf({ name, version }) {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/**
 * CycloneDX has separate members for an SPDX identifier and for an SPDX expression, such as `MIT OR Apache-2.0`.
 * @param {string} license
 */
function licensesOf(license) {
  return [/ /.test(license) ? { expression: license } : { license: { id: license } }];
}
