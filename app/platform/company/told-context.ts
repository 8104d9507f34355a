import { createContext, useContext } from "react";
import { nobodys, type CompanyTold } from "./manners.ts";

const told = createContext<CompanyTold>(nobodys);

/** Stands once around the application. */
export const CompanyToldProvider = told.Provider;

/** What the company of the signed-in person says of itself. */
export function useCompanyTold(): CompanyTold {
  return useContext(told);
}
