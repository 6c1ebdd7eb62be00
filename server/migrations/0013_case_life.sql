CREATE TABLE "idempotency_key" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"step" integer NOT NULL,
	"company_id" bigint,
	"fingerprint" text NOT NULL,
	"result" text,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_owner_key_step_pk" PRIMARY KEY("owner","key","step")
);
--> statement-breakpoint
ALTER TABLE "company_configuration" ADD COLUMN "needs_two_approvers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "workflow" text;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "approved_by_id" bigint;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_idx" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_company_idx" ON "idempotency_key" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_approved_by_id_contact_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_approver_idx" ON "plan" USING btree ("approved_by_id");--> statement-breakpoint
-- Cases that were submitted keep the workflow that their company has now, unless they wait where only another one leads to.
UPDATE "case" SET "workflow" = CASE
	WHEN "case"."status" IN ('IN_CLEARANCE', 'UNCLEARED_FOR_MFG') THEN 'TWO_STEPS'
	WHEN "case"."status" = 'IN_CUSTOMER_APPPROVE' AND "configuration"."workflow" = 'ZERO_STEP' THEN 'ONE_STEP'
	ELSE "configuration"."workflow" END
FROM "company_configuration" AS "configuration"
WHERE "configuration"."company_id" = "case"."company_id" AND "case"."status" <> 'NEW';
