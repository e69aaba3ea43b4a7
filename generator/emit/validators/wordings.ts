// Code as Ajv prints it, and the same said in a shorter or quicker way. What is looked for begins a
// line, so that nothing inside a string is ever touched.

const value = String.raw`(data\d*(?:\.\w+)?)`;
const integer = String.raw`if\(!\(typeof ${value} == "number" && !\(\1 % 1\) && !isNaN\(\1\)\)\)return false;\n`;
const safe = "9007199254740991";

/** A line that refuses what is not one of some values, each of a form. */
function oneOf(form: string): string {
  return String.raw`(?=if\((?:!\(\1 === ${form}(?: \|\| \1 === ${form})*\)|\1 !== ${form})\)return false;$)`;
}

/** In fast code, where each failure returns. */
const verdicts: readonly (readonly [from: RegExp, to: string])[] = [
  // Who is one of some values has their type.
  [new RegExp(`^${integer}${oneOf(String.raw`-?\d+`)}`, "gm"), ""],
  [
    new RegExp(
      String.raw`^if\(typeof ${value} !== "string"\)return false;\n${oneOf(String.raw`"(?:[^"\\]|\\.)*"`)}`,
      "gm",
    ),
    "",
  ],
  // The range of most integers is that of the numbers that are held exactly.
  [
    new RegExp(
      String.raw`^${integer}if\(\1 > ${safe}\)return false;\n(?:if\(\1 < -${safe}\)return false;$|(?=if\(\1 < \d{1,15}\)return false;$))`,
      "gm",
    ),
    "if(!Number.isSafeInteger($1))return false;",
  ],
];

const length = new RegExp(String.raw`^if\((func\d+)\(${value}\) ([<>]) (\d+)\)`, "gm");

/** Code points are counted only where the units of the text leave the answer open. */
function reckon(_: string, count: string, text: string, sign: string, limit: string): string {
  const counted = `${count}(${text}) ${sign} ${limit}`;
  if (sign === ">") return `if(${text}.length > ${limit} && ${counted})`;
  if (Number(limit) < 2) return `if(${text}.length < ${limit})`;
  return `if(${text}.length < ${limit} || ${text}.length < ${2 * Number(limit)} && ${counted})`;
}

/** The same code in better words. */
export function reword(code: string, mode: "fast" | "explain"): string {
  const measured = code.replace(length, reckon);
  if (mode === "explain") return measured;
  return verdicts.reduce((text, [from, to]) => text.replace(from, to), measured);
}
