const MAX_MOVED_MEGABYTES = 50;

export const MAX_MOVED_BYTES = MAX_MOVED_MEGABYTES * 1024 * 1024;
export const MAX_MOVED_SIZE = `${MAX_MOVED_MEGABYTES} MB`;

export const TOO_LARGE_TO_MOVE = `At most ${MAX_MOVED_SIZE} can be taken in. Without its folder “originals”, the ZIP is smaller: your texts then stand for the files.`;
