const wholeLoan = '{ reader: "Ada", kind: "home", lines: [{ title: "Atlas" }] }';

/** Statements that must compile after the imports and declarations in `head` of types.full.test.ts. */
export const accepted: Readonly<Record<string, string>> = {
  "a member of a nested object": "loan.address.street;",
  "a complete literal": `const one: LoanCreate = ${wholeLoan};`,
  "a declared response":
    'const { getLoan }: Operations<string> = { ...operations, getLoan: async () => ({ status: 404, problem: { title: "No" } }) };',
  "a declared variant":
    'createRoutes({ operations, security, resolvers: { createLoan: async () => ({ variant: "gold" }) } });',
  "a member of a model of our spec": "invoice.header.issue_date;",
  "a member's filled-in default": "const hours: number = filled.light.hours + filled.litres;",
  "a parameter's filled-in default":
    'const one: typeof tanks.listTanks = async ({ query, headers }) => { query.limit + 1; headers["X-Unit"].length; return { status: 200, body: [] }; };',
  "a variable of Hono's context, and the signal":
    'const one: typeof tanks.listTanks = async ({ context, signal }) => { const locale: string = context.get("locale"); signal.throwIfAborted(); return { status: 200, body: [{ id: 1, name: locale }] }; };',
  "a request without the read-only members": 'const one: TankWrite = { name: "N", pin: "1" };',
  "every valid length of a tuple":
    'const base = { name: "N", pin: "1" }; const all: TankWrite[] = [{ ...base, place: [] }, { ...base, place: ["a"] }, { ...base, place: ["a", 1] }, { ...base, visits: [[], [{ day: "a" }, { kind: "b" }, 1, null, null, [2]]] }, { ...base, size: [1, 2] }, { ...base, size: [1, 2, 3, "x"] }];',
  "a value of a named enumeration":
    'const water: Water = Water.salt; const one: TankWrite = { name: "N", pin: "1", water };',
  "the data after a check of `error`":
    'const { data, error } = await client.POST("/tanks", { body: { name: "N", pin: "1" } }); if (error) { const code: number = error.code; } else { const id: number = data.id; }',
  "an error narrowed by the status":
    'const one = await client.GET("/tanks/{tank}/temperatures", { params: { path: { tank: "a" } } }); if (one.status === 404) one.error.title;',
  "a stream of items":
    'for await (const { celsius } of await client.stream("get", "/tanks/{tank}/temperatures", { params: { path: { tank: "a" } } })) celsius.toFixed();',
  "a handler that yields items":
    "const one: typeof tanks.watchTemperatures = async () => ({ status: 200, body: (async function* () { yield { celsius: 1 }; })() });",
};

/** Statements that must not compile, each with the expected error code. */
export const refused: Readonly<Record<string, [code: number, statement: string]>> = {
  "a request with a read-only member": [
    2353,
    'const one: TankWrite = { name: "N", pin: "1", id: 5 };',
  ],
  "a read of a write-only member of a response": [2339, "read.pin;"],
  "a member with a default inside an alternative, used as if always present": [
    18048,
    "if (filled.owner) { const one: number = filled.owner.since + 1; }",
  ],
  "a member with a default inside additional properties, used as if always present": [
    2322,
    "for (const { count } of Object.values(filled.named ?? {})) { const one: number = count; }",
  ],
  "a tuple that is too short": [2322, 'const one: TankWrite["size"] = [1];'],
  "a tuple that is too long": [2322, 'const one: TankWrite["place"] = ["a", 1, 2];'],
  "an optional position of a tuple, used as if always present": [
    2532,
    "if (filled.place) { const one: number = filled.place[1] + 1; }",
  ],
  "a variable that Hono's context lacks": [
    2769,
    'const one: typeof tanks.listTanks = async ({ context }) => { context.get("locales"); return { status: 200, body: [] }; };',
  ],
  "the data before a check of `error`": [
    18048,
    'const { data } = await client.POST("/tanks", { body: { name: "N", pin: "1" } }); data.id;',
  ],
  "an item of a type that a stream does not declare": [
    2322,
    "const one: typeof tanks.watchTemperatures = async () => ({ status: 200, body: (async function* () { yield { fahrenheit: 1 }; })() });",
  ],
  "an operation without a stream, read as a stream": [2345, 'client.stream("get", "/tanks");'],
  "route options without a function for the spec's error schema": [
    2741,
    "const one: RoutesOptions<string> = { operations: tanks as never };",
  ],
  "a misspelt member of a nested object": [2551, "loan.address.stret;"],
  "a misspelt member of an item": [2551, "(null as unknown as LoanCreate).lines[0]?.tilte;"],
  "an unknown member in a literal": [
    2353,
    `const one: LoanCreate = ${wholeLoan.replace("}]", "}], colour: 1")};`,
  ],
  "an unknown member in a nested literal": [
    2353,
    'const one: Loan["address"] = { street: "", zip: "" };',
  ],
  "a missing member": [2741, 'const one: Loan["address"] = {};'],
  "a value that an enumeration does not list": [2322, 'const one: LoanCreate["kind"] = "bus";'],
  "undefined for an optional member": [
    2375,
    'const one: Loan["address"] = { street: "", town: undefined };',
  ],
  "a status that an operation does not declare": [
    2322,
    'const one: Operations<string>["getLoan"] = async () => ({ status: 418, body: loan });',
  ],
  "the body of another operation's response": [
    2322,
    'const one: Operations<string>["getLoan"] = async () => ({ status: 200, body: { items: [] } });',
  ],
  "a response without a required header": [
    2322,
    'const one: Operations<string>["createLoan"] = async () => ({ status: 201, body: loan });',
  ],
  "a variant that the spec does not name": [
    2322,
    'createRoutes({ operations, security, resolvers: { createLoan: async () => ({ variant: "silver" }) } });',
  ],
  "routes without a resolver": [2741, "createRoutes({ operations, security, resolvers: {} });"],
  "a misspelt member of a model of our spec": [2551, "invoice.header.issue_dat;"],
  "an unknown member in a literal of a model of our spec": [
    2561,
    'const one: Partial<DocumentCreate["header"]> = { issue_dat: "" };',
  ],
  "a status that our spec does not declare": [
    2322,
    'const one: Ours<string>["getDocument"] = async () => ({ status: 418, body: invoice });',
  ],
};
