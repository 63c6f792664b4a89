import { joinProcess, serveOrders } from "../../threads/serve-orders.ts";
import { doReadingTask } from "./reading-tasks.ts";

await joinProcess();
serveOrders(doReadingTask);
