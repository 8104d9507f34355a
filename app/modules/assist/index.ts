/** For the rotation of keys. */
export { keysOfAssist, resealAssist } from "./use-cases/reseal-assist.ts";
