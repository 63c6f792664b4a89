export const FILE_KIND = "file";
