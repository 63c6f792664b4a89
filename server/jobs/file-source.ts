/** The kind of an imported file: it is read only when it is imported again. */
export const FILE_KIND = "file";
