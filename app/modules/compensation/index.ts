/** What is sealed of pay, for whoever gives companies new data keys. */
export { keysOfPay, resealPay } from "./use-cases/reseal-pay.ts";
