export { importAddress } from "./import-places.ts";
