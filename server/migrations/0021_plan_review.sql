CREATE TABLE "plan_check" (
	"plan_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	"checked" jsonb NOT NULL,
	CONSTRAINT "plan_check_plan_id_contact_id_pk" PRIMARY KEY("plan_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "plan_pin" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" bigint NOT NULL,
	"tooth" integer NOT NULL,
	"stage" integer NOT NULL,
	"text" text NOT NULL,
	"contact_id" bigint,
	"by_name" text NOT NULL,
	"lab_resolution" text,
	"resolution" text,
	"resolved_by_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_pin_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "plan_check" ADD CONSTRAINT "plan_check_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_check" ADD CONSTRAINT "plan_check_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pin" ADD CONSTRAINT "plan_pin_plan_id_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pin" ADD CONSTRAINT "plan_pin_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_check_contact_idx" ON "plan_check" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "plan_pin_plan_idx" ON "plan_pin" USING btree ("plan_id","id");--> statement-breakpoint
CREATE INDEX "plan_pin_contact_idx" ON "plan_pin" USING btree ("contact_id");