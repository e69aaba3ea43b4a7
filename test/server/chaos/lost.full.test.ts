import { lostDrills } from "./chaos-drills.ts";
import { holdDrills } from "./hold-drills.ts";

holdDrills(lostDrills);
