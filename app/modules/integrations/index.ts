export { keysOfConnectors, resealConnectors } from "./use-cases/reseal-secrets.ts";
