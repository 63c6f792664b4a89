export const UNAVAILABLE = "The service is not available right now. Please try again.";
