import { commaMarks, moneyFormat } from "../money.ts";
import { peso } from "./amounts.ts";

/** Money as Argentine documents print it. */
export const printedMoney = moneyFormat({ currency: peso, marks: commaMarks, gap: " " });
