import { killedDrills } from "./chaos-drills.ts";
import { holdDrills } from "./hold-drills.ts";

holdDrills(killedDrills);
