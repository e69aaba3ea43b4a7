import type PDFDocument from "pdfkit";
import type { Tag } from "./canvas.ts";

type Pdf = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Pdf["struct"]>;

/** The structure tree of a tagged PDF, which marks headings, paragraphs, tables and figures. */
export interface PdfStructure {
  /** Draws inside the structure element of a tag. Calls with the same tag object add to the same element. */
  within(tag: Tag, draw: () => void): void;
  /** Draws text or a figure that belongs to the current element. */
  content(draw: () => void): void;
  /** Draws decoration, which screen readers skip. */
  artifact(draw: () => void): void;
}

// Elements that contain text directly; `within` creates no P element in them.
const textElements: ReadonlySet<string> = new Set(["H1", "H2", "P", "TH", "TD", "Figure"]);

interface Level {
  readonly type: string;
  readonly element: Element;
}

/** Creates an empty structure tree for a pdfkit document with the option `tagged`. */
export function pdfStructure(pdf: Pdf): PdfStructure {
  const root: Level = { type: "Document", element: pdf.struct("Document") };
  pdf.addStructure(root.element);
  const levels = new Map<Tag, Level>();
  let current = root;
  let isArtifact = false;

  function levelOf(tag: Tag): Level {
    const known = levels.get(tag);
    if (known !== undefined) return known;
    const options = {
      ...(tag.alt !== undefined && { alt: tag.alt }),
      ...(tag.type === "TH" && { scope: "Column" as const }),
    };
    const level = { type: tag.type, element: pdf.struct(tag.type, options) };
    current.element.add(level.element);
    levels.set(tag, level);
    return level;
  }

  function artifact(draw: () => void): void {
    if (isArtifact) {
      draw();
      return;
    }
    isArtifact = true;
    pdf.markContent("Artifact", { type: "Layout" });
    draw();
    pdf.endMarkedContent();
    isArtifact = false;
  }

  function content(draw: () => void): void {
    if (isArtifact) {
      draw();
      return;
    }
    if (current === root) {
      within({ type: "P" }, () => content(draw));
      return;
    }
    const marked = pdf.markStructureContent(current.type);
    draw();
    pdf.endMarkedContent();
    current.element.add(marked);
  }

  function within(tag: Tag, draw: () => void): void {
    if (isArtifact || (tag.type === "P" && textElements.has(current.type))) {
      draw();
      return;
    }
    const outer = current;
    current = levelOf(tag);
    draw();
    current = outer;
  }

  return { within, content, artifact };
}
