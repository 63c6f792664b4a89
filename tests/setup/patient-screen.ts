import { configure } from "@testing-library/react";

// A busy machine may take longer for a screen than the library's one second.
configure({ asyncUtilTimeout: 30_000 });
