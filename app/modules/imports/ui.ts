export { FileTools, ImportLink } from "./components/file-tools.tsx";
export { importAddress } from "./import-places.ts";
