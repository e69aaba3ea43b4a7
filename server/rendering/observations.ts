import type { RenderingHeader } from "./rendering-document.ts";

// Values of `deployment_observations`: 0 nowhere, 1 XML and PDF, 2 PDF, 3 XML.
const inXml: readonly number[] = [1, 3];
const onPdf: readonly number[] = [1, 2];

/** Whether the header's `observations` belong in the XML; true by default. The XML of some countries never has them. */
export function showsInXml({ deployment_observations: where = 1 }: RenderingHeader): boolean {
  return inXml.includes(where);
}

/** Whether the header's `observations` belong on the PDF; true by default. */
export function showsOnPdf({ deployment_observations: where = 1 }: RenderingHeader): boolean {
  return onPdf.includes(where);
}
