import { atOnceDrills } from "./chaos-drills.ts";
import { holdDrills } from "./hold-drills.ts";

holdDrills(atOnceDrills);
