import { createContext, useContext } from "react";
import { toldBy, type CompanyTold } from "./company-told.ts";

/** Where nobody is signed in: everything as the language has it. */
export const nobodys = toldBy({ settings: {} });
const told = createContext<CompanyTold>(nobodys);

/** Stands once around the application. */
export const CompanyToldProvider = told.Provider;

/** What the company of the signed-in person says of itself. */
export function useCompanyTold(): CompanyTold {
  return useContext(told);
}
