/** For who gives companies new keys: the keys of surveys that run. */
export { keysOfSurveys, resealSurveys } from "./data/survey-keys.ts";
