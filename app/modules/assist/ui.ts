/** A button that helps with what is being written, and what rules and a model say. */
export { AssistPart } from "./components/assist-part.tsx";
