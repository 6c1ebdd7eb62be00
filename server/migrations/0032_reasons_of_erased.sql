-- An erasure left why a refinement of the case was asked for.
UPDATE "refinement" SET "reason" = NULL
FROM "case"
WHERE "case"."id" = "refinement"."case_id"
  AND "case"."erased_at" IS NOT NULL
  AND "refinement"."reason" IS NOT NULL;
