CREATE TABLE "case_erasure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"reason" text NOT NULL,
	"by_name" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by_name" text,
	"files" integer DEFAULT 0 NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_erasure_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "case" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_erasure" ADD CONSTRAINT "case_erasure_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_erasure" ADD CONSTRAINT "case_erasure_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_erasure_list_idx" ON "case_erasure" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "case_erasure_due_idx" ON "case_erasure" USING btree ("due_at","id") WHERE state = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "case_erasure_scheduled_key" ON "case_erasure" USING btree ("case_id") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "case_erasure_case_idx" ON "case_erasure" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "chat_upload_case_idx" ON "chat_upload" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "stored_file_case_idx" ON "stored_file" USING btree ("case_id") WHERE case_id is not null;