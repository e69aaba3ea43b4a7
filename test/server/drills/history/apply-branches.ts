import type { CreateBranch, Given, UpdateBranch } from "./history.ts";
import type { Applied, BranchState, State } from "./state.ts";

const CODE_TAKEN = "branch.internal-code-taken";
const NO_PARENT = "branch.parent-unknown";
const RING = "branch.parent-ring";

/** Stores a branch; rejects a used code and an unknown parent. */
export function addBranch(state: State, request: CreateBranch, given: Given): Applied {
  const { tag, code = null, parent = null } = request;
  const rule = failureOf(state, { id: Number.NaN, code, parent });
  if (rule !== undefined) return rejected(state, rule);
  const id = given.id ?? Number.NaN;
  const isFresh = Number.isInteger(id) && state.branches[id] === undefined;
  return isFresh ? kept(state, { id, tag, code, parent }, 201) : { state, response: { status: 0 } };
}

/** Changes the code or the parent of a branch; rejects a used code, an unknown parent and a cycle of parents. */
export function changeBranch(state: State, request: UpdateBranch): Applied {
  const stored = state.branches[request.id];
  if (stored === undefined) return { state, response: { status: 404 } };
  const { code = stored.code, parent = stored.parent } = request;
  const branch = { ...stored, code, parent };
  // If an update sends no parent, the stored parent is not checked again, even for a cycle.
  const rule = failureOf(
    state,
    request.parent === undefined ? { ...branch, parent: null } : branch,
  );
  return rule === undefined ? kept(state, branch, 200) : rejected(state, rule);
}

function failureOf(
  { branches }: State,
  { id, code, parent }: Omit<BranchState, "tag">,
): string | undefined {
  if (parent !== null && branches[parent] === undefined) return NO_PARENT;
  for (let above = parent, steps = 0; above !== null && steps < 1000; steps++) {
    if (above === id) return RING;
    above = branches[above]?.parent ?? null;
  }
  const others = Object.values(branches).filter((one) => one.id !== id);
  return code !== null && others.some((one) => one.code === code) ? CODE_TAKEN : undefined;
}

function rejected(state: State, rule: string): Applied {
  return { state, response: { status: rule === CODE_TAKEN ? 409 : 400, rules: [rule] } };
}

function kept(state: State, branch: BranchState, status: number): Applied {
  const branches = { ...state.branches, [branch.id]: branch };
  return { state: { ...state, branches }, response: { status, seen: branch } };
}
