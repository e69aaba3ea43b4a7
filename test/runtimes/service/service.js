import { createRoutes as createAquarium } from "./aquarium/routes.js";
import { createRoutes as createLending } from "./lending/routes.js";

// The service that every runtime runs: the generated routes of two specs, with a stub for each operation.
const loan = { loan_id: 5, reader: "Ada", address: { street: "Long Lane" } };

async function* readings() {
  for (const celsius of [21, 22.5, 23]) yield { celsius };
}

const lending = await createLending({
  operations: {
    listLoans: async ({ query: { limit, open, tag } }) => {
      const isDecoded = limit === 5 && open === true && JSON.stringify(tag) === '["a","b"]';
      return { status: 200, body: { items: isDecoded ? [loan] : [] } };
    },
    createLoan: async ({ body }) => ({
      status: 201,
      body: { ...loan, reader: body.reader },
      headers: { Location: "/loans/5" },
    }),
    getLoan: async () => ({ status: 200, body: loan }),
    updateLoan: async () => ({ status: 200, body: loan }),
    deleteLoan: async () => ({ status: 204 }),
    getHours: async () => ({ status: 200, body: { open: "always" } }),
  },
  resolvers: { createLoan: async () => ({ variant: "basic" }) },
  security: {
    bearer: async (token) =>
      ["reader", "librarian"].includes(token) ? { principal: token, roles: [token] } : undefined,
  },
  responses: "enforce",
  onError: () => undefined,
});

const aquarium = await createAquarium({
  operations: {
    listTanks: async ({ query }) => ({
      status: 200,
      body: [{ id: query.limit, name: "North" }],
    }),
    addTank: async ({ body }) => ({
      status: 201,
      body: { id: 1, name: body.name, litres: body.litres },
    }),
    watchTemperatures: async ({ params }) =>
      params.tank === "lost"
        ? { status: 404, body: { title: "There is no such tank." } }
        : { status: 200, body: readings() },
    followNews: async () => ({ status: 200, body: readings() }),
  },
  errors: {
    Failure: ({ status, errors = [] }) => ({
      code: status,
      fields: errors.map(({ rule }) => rule),
    }),
  },
  responses: "enforce",
  onError: () => undefined,
});

/**
 * @param {Request} request
 * @returns {Response | Promise<Response>}
 */
export function answer(request) {
  const { pathname } = new URL(request.url);
  return (/^\/(tanks|news)/.test(pathname) ? aquarium : lending).fetch(request);
}
