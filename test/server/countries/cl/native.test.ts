import { describe } from "vitest";
import { describeNative } from "../native-suite.ts";
import { chileanTrial } from "./native-trial.ts";

describe("Chilean files for the tax authority", () => describeNative(chileanTrial));
