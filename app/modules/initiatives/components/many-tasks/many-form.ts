/** The form that the boxes of a list belong to. */
export const manyForm = "many-tasks";
