/** The kind of a source that is a file somebody imported: it is read when it is imported again, and never by itself. */
export const FILE_KIND = "file";
