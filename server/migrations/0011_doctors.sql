CREATE TABLE "doctor_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"action" text NOT NULL,
	"actor_name" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_history_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "invitation_mail" text;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "invitation_mail_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "doctor_id" bigint;--> statement-breakpoint
ALTER TABLE "doctor_history" ADD CONSTRAINT "doctor_history_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_history" ADD CONSTRAINT "doctor_history_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_history_doctor_idx" ON "doctor_history" USING btree ("doctor_id","id");--> statement-breakpoint
CREATE INDEX "doctor_history_invited_idx" ON "doctor_history" USING btree ("company_id","created_at") WHERE action = 'invited';--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_manager_idx" ON "case" USING btree ("assigned_rm_id","company_id","side","created_at","id");--> statement-breakpoint
-- The index before it answers all that this one did.
DROP INDEX "case_rm_idx";--> statement-breakpoint
CREATE INDEX "doctor_external_idx" ON "doctor" USING btree ("company_id",lower("external_doctor_id")) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_doctor_idx" ON "mail_outbox" USING btree ("doctor_id");--> statement-breakpoint
-- Mails of before this have left as far as anybody knows.
UPDATE "doctor" SET "invitation_mail" = 'sent', "invitation_mail_sent_at" = "invited_at" WHERE "invited_at" IS NOT NULL;--> statement-breakpoint
-- A removed doctor has no account that could be blocked: their cases go on.
UPDATE "doctor" SET "status" = 'active' WHERE "removed_at" IS NOT NULL AND "status" IN ('blocked', 'restricted');
