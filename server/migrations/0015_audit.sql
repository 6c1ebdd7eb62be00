CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"anchor_number" bigint DEFAULT 0 NOT NULL,
	"anchor_hash" text NOT NULL,
	CONSTRAINT "audit_chain_one_row" CHECK (id = 1)
);
--> statement-breakpoint
DROP INDEX "audit_log_company_idx";--> statement-breakpoint
DROP INDEX "audit_log_at_idx";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "area" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "deed" text DEFAULT 'change' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_type" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_uuid" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_name" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_uuid","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_number_key" ON "audit_log" USING btree ("number");--> statement-breakpoint
CREATE INDEX "audit_log_unsealed_idx" ON "audit_log" USING btree ("id") WHERE number is null;--> statement-breakpoint
CREATE INDEX "audit_log_company_idx" ON "audit_log" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
-- Both ends of a chain that has no link yet; rows of before are linked when the server starts.
INSERT INTO "audit_chain" ("id", "hash", "anchor_hash") VALUES (1, repeat('0', 64), repeat('0', 64));--> statement-breakpoint
-- What can still be known of the people of rows of before.
UPDATE "audit_log" SET "actor_type" = 'provider', "detail" = NULL WHERE "detail" = 'provider';--> statement-breakpoint
UPDATE "audit_log" SET "actor_type" = 'person', "actor_uuid" = "contact"."uuid", "actor_name" = "contact"."name"
FROM "contact" WHERE "contact"."id" = "audit_log"."contact_id";--> statement-breakpoint
UPDATE "audit_log" SET "actor_type" = 'person' WHERE "contact_id" IS NOT NULL AND "actor_uuid" IS NULL;
