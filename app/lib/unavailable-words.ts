/** What is said while the database is away or has no room. */
export const UNAVAILABLE = "The service is not available right now. Please try again.";
