/** The page of the HTTP API: Swagger UI over the room's own description, all of it from the room's own files. */

import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";

SwaggerUI({
  url: "/schema/openapi.json",
  dom_id: "#api",
  docExpansion: "none", // groups are opened: with all open the page stands still behind 138 operations
  deepLinking: true,
  validatorUrl: null, // else the description is sent to a stranger
});
