// Runs the validators of an installed package on the package's vectors. The argument is the package's name.
// Prints, as JSON, the number of vectors and the wrong results.
const [, , name] = process.argv;

/** @param {string} file */
const json = async (file) =>
  (await import(`${name}/${file}.json`, { with: { type: "json" } })).default;

/** @param {{pointer?: string, parameter?: string, rule: string, decided?: string}[]} findings */
const lines = (findings) =>
  findings
    .filter(({ pointer, decided }) => pointer !== undefined && decided !== "service")
    .map(({ pointer, rule }) => `${pointer} ${rule}`)
    .sort()
    .join(", ");

let count = 0;
const wrong = [];
for (const schema of await json("vectors/index")) {
  const [body, variant] = schema.split(".");
  const fast = await import(`${name}/validators/${body}`);
  const slow = await import(`${name}/validators/${body}.explain`);
  const is = variant === undefined ? fast.is : fast.variants[variant].is;
  const explain = variant === undefined ? slow.explain : slow.variants[variant].explain;
  for (const vector of (await json(`vectors/${schema}`)).vectors) {
    count++;
    const expected = vector.valid ? "" : lines(vector.errors);
    const found = lines(explain(vector.body));
    if (is(vector.body) !== vector.valid || found !== expected) {
      wrong.push({ schema, name: vector.name, valid: vector.valid, expected, found });
    }
  }
}
console.log(JSON.stringify({ count, wrong }));
